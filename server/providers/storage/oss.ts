import type { StorageConfig } from '@server/config'
import { escapeKey, signOss4 } from './oss4-signature'
import type { Storage } from './storage'
import { assumeRole } from './sts'

type OssConfig = Extract<StorageConfig, { provider: 'aliyun' }>

const patience = 30_000

/** A private bucket of Aliyun's object storage. */
export function createOssStorage(config: OssConfig): Storage {
  const ask = (method: string, key: string, content?: Buffer) =>
    fetch(`${config.url}/${escapeKey(key)}`, {
      method,
      body: content && new Uint8Array(content),
      headers: signOss4(
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
      signal: AbortSignal.timeout(patience),
    })

  return {
    async put(key, content) {
      await take(await ask('PUT', key, content), 'put')
    },

    async read(key, most = Infinity) {
      const response = await ask('GET', key)
      if (response.status === 404) return end(response)
      await take(response, 'read')
      if (Number(response.headers.get('content-length')) > most) return end(response)
      const content = Buffer.from(await response.arrayBuffer())
      return content.length <= most ? content : null
    },

    async remove(key) {
      const response = await ask('DELETE', key)
      if (response.status !== 404) await take(response, 'remove')
    },

    grant: async (prefix) => ({
      url: config.url,
      region: config.region,
      prefix,
      ...(await assumeRole(config, prefix)),
    }),
  }
}

async function take(response: Response, what: string) {
  if (response.ok) return
  const [, code = ''] = /<Code>([^<]*)<\/Code>/.exec(await response.text()) ?? []
  throw new Error(`OSS did not ${what} the file: ${response.status} ${code}`)
}

/** What is not read must be let go, or its connection stays taken. */
async function end(response: Response): Promise<null> {
  await response.body?.cancel()
  return null
}
