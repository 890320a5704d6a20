import type { Fault } from '../Finding'
import { type Text, textsOf } from '../scripts/texts'
import { templatesOf } from '../templates'
import type { Upload } from '../Upload'

/** WeChat's own names for files on the phone, and what XML is told apart by. */
const noServer = /^http:\/\/(tmp|usr|store|www\.w3\.org)\b/

const here = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+)$/

/** On a phone everything comes over https; a build that is no release may ask this machine. */
export const https = (upload: Upload): Fault[] =>
  [...textsOf(upload), ...addressesOf(upload)].flatMap(({ file, line, column, text }) => {
    const wrong = wrongWith(text, upload.options.release)
    return wrong ? [{ file, line, column, message: `${text} ${wrong}` }] : []
  })

function wrongWith(text: string, release: boolean): string | undefined {
  const address = /^(https?|wss?):\/\/(\[[^\]]+\]|[^/:?#\s]+)/i.exec(text)
  if (!address || noServer.test(text)) return undefined
  const [, scheme = '', host = ''] = address
  if (here.test(host)) return release ? 'is reached by nobody else' : undefined
  return /s$/i.test(scheme) ? undefined : 'is not https'
}

function addressesOf(upload: Upload): Omit<Text, 'key'>[] {
  return [...templatesOf(upload)].flatMap(([file, tags]) =>
    tags.flatMap(({ line, attributes }) =>
      Object.values(attributes).map((text) => ({ file, line, column: 1, text })),
    ),
  )
}
