-- Four thousand visitors ask the same, one after the other, as far as the proxy in front tells.
local at = 0
local path = "/"
local host = "localhost"

function init(args)
  path = args[1]
  host = args[2] or host
end

function request()
  at = at + 1
  return wrk.format("GET", path, {
    ["Host"] = host,
    ["X-Forwarded-For"] = string.format("10.0.%d.%d", math.floor(at / 256) % 16, at % 256),
  })
end

function done(summary)
  local errors = summary.errors
  print(string.format(
    'told {"requests":%d,"microseconds":%d,"refused":%d,"faults":%d}',
    summary.requests, summary.duration, errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
