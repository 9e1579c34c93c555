import fastify from 'fastify'

/** The least that a server of this kind can do: it answers what it was asked, with no rule, no brand and no limit. */
const app = fastify()
app.get('/echo', ({ query }) => query)
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })
process.stdout.write('ready\n')
