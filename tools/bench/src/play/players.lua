-- Sends the spins of a file, one after the other, each once; they are written out before the clock starts.
local requests = {}
local at = 0

function init(args)
  for line in io.lines(args[1]) do
    local token, address, body = line:match("^(%S+)\t(%S+)\t(.*)$")
    requests[#requests + 1] = wrk.format("POST", "/api/spins", {
      ["Content-Type"] = "application/json",
      ["Authorization"] = "Bearer " .. token,
      ["X-Forwarded-For"] = address,
    }, body)
  end
end

function request()
  at = at + 1
  return requests[at] or requests[#requests]
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    'told {"requests":%d,"microseconds":%d,"p99":%d,"refused":%d,"faults":%d}',
    summary.requests, summary.duration, latency:percentile(99), errors.status,
    errors.connect + errors.read + errors.write + errors.timeout))
end
