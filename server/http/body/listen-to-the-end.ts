import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createPace } from './pace'

type Rest = ReturnType<typeof createPace>

/** Somewhat more than any call takes, and somewhat less than a phone waits. */
const most = { bytes: 16 * 1024 * 1024, ms: 60_000 }

/**
 * Who is answered while still sending hears the answer only where somebody listens to the end: a
 * connection that is closed earlier is reset, and the answer lost with it. What is listened to is
 * thrown away as it comes.
 */
export function listenToTheEnd(app: FastifyInstance) {
  const rest = createPace()
  app.addHook('onSend', ({ raw: request }, reply, payload, done) => {
    if (!request.readableEnded && hasBody(request)) answerMeanwhile(request, reply, rest)
    done(null, payload)
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

function answerMeanwhile(request: IncomingMessage, reply: FastifyReply, rest: Rest) {
  const response = reply.raw
  const wasToClose = !response.shouldKeepAlive
  reply.removeHeader('connection')
  response.shouldKeepAlive = true
  drain(request, rest)
  if (wasToClose) closeAfter(request, response)
}

function drain(request: IncomingMessage, rest: Rest) {
  const giveUp = () => void request.socket.destroy()
  const patience = setTimeout(giveUp, most.ms).unref()
  let left = most.bytes
  request.on('data', (thrownAway: Buffer) => {
    left -= thrownAway.length
    if (left < 0) giveUp()
    else rest(request, thrownAway.length)
  })
  finished(request, () => clearTimeout(patience))
}

/** As the caller had asked, but not before both sides have said everything. */
function closeAfter(request: IncomingMessage, response: ServerResponse) {
  // a response that is finished has let go of it
  const { socket } = request
  request.once('end', () => {
    if (response.writableFinished) socket.end()
    else response.once('finish', () => socket.end())
  })
}
