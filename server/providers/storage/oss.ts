import type { StorageConfig } from '@server/config'
import { reach } from '../reach'
import { Declined } from '../declined'
import type { Guard } from '../guard'
import { escapeKey, signOss4 } from './oss4-signature'
import type { Part, Storage } from './storage'
import { assumeRole } from './sts'

type OssConfig = Extract<StorageConfig, { provider: 'aliyun' }>

/** A private bucket of Aliyun's object storage. */
interface Asked {
  method: string
  key: string
  content?: Buffer
  part?: Part
}

export function createOssStorage(config: OssConfig, guard: Guard): Storage {
  const ask = ({ method, key, content, part }: Asked, signal: AbortSignal) =>
    reach(`${config.url}/${escapeKey(key)}`, {
      method,
      body: content && new Uint8Array(content),
      headers: {
        ...signOss4(
          {
            method,
            bucket: config.bucket,
            key,
            headers: content
              ? { 'content-type': 'application/octet-stream', 'x-oss-object-acl': 'private' }
              : {},
            at: new Date(),
          },
          config,
        ),
        // travels unsigned
        ...(part && { range: `bytes=${part.join('-')}` }),
      },
      signal,
    })

  return {
    async put(key, content) {
      await guard(async (signal) => take(await ask({ method: 'PUT', key, content }, signal), 'put'))
    },

    read: (key, most = Infinity) =>
      guard(async (signal) => {
        const response = await ask({ method: 'GET', key }, signal)
        if (response.status === 404) return end(response)
        await take(response, 'read')
        if (Number(response.headers.get('content-length')) > most) return end(response)
        const content = Buffer.from(await response.arrayBuffer())
        return content.length <= most ? content : null
      }),

    readPart: (key, part) =>
      guard(async (signal) => {
        const response = await ask({ method: 'GET', key, part }, signal)
        if (response.status === 404) return end(response)
        await take(response, 'read')
        return Buffer.from(await response.arrayBuffer())
      }),

    remove: (key) =>
      guard(async (signal) => {
        const response = await ask({ method: 'DELETE', key }, signal)
        if (response.status !== 404) await take(response, 'remove')
      }),

    grant: async (prefix) => ({
      url: config.url,
      region: config.region,
      prefix,
      ...(await guard((signal) => assumeRole(config, prefix, signal))),
    }),
  }
}

async function take(response: Response, what: string) {
  if (response.ok) return
  const [, code = ''] = /<Code>([^<]*)<\/Code>/.exec(await response.text()) ?? []
  const why = `OSS did not ${what} the file: ${response.status} ${code}`
  throw response.status < 500 ? new Declined(why) : new Error(why)
}

/** What is not read must be let go, or its connection stays taken. */
async function end(response: Response): Promise<null> {
  await response.body?.cancel()
  return null
}
