import type { FastifyReply } from 'fastify'

/** What is fetched to be kept by whoever asked: by nobody on the way, and as no page. */
export const asDownload = (reply: FastifyReply, name: string): FastifyReply =>
  reply.headers({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
  })
