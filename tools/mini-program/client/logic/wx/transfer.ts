import { textOf } from '../../text'
import { keepFile, readFile } from '../files'
import { safeCopy } from '../json'
import { report } from '../report'
import { fromBase64, toBase64 } from './base64'
import { settle } from './callable'
import { relay } from './relay'
import { startTask } from './task'
import { WxError } from './wxError'

interface Transfer {
  url: string
  header?: Record<string, unknown>
  timeout?: number
  success?: (result: object) => void
  fail?: (failure: object) => void
  complete?: (result: object) => void
}

interface Upload extends Transfer {
  filePath: string
  name: string
  formData?: Record<string, unknown>
}

type Listener = (value: object) => void

interface Telling {
  headers: Listener
  progress: (bytes: number) => void
  signal: AbortSignal
}

/** What runs until it is done or called off, and tells how far it has come. */
function begin<O extends Transfer>(
  name: string,
  options: O,
  work: (tell: Telling) => Promise<object>,
  counted: 'Written' | 'Sent',
) {
  const { success: _success, fail: _fail, complete: _complete, ...given } = options
  report.calls.push({ name, given: safeCopy(given) })
  const onHeaders = new Set<Listener>()
  const onProgress = new Set<Listener>()
  const progress = (bytes: number) => {
    const told = {
      progress: 100,
      [`totalBytes${counted}`]: bytes,
      [`totalBytesExpectedTo${counted === 'Sent' ? 'Send' : 'Write'}`]: bytes,
    }
    onProgress.forEach((listener) => listener(told))
  }
  const headers: Listener = (header) => onHeaders.forEach((listener) => listener({ header }))
  const { run, abort } = startTask(options.url, (signal) => work({ headers, progress, signal }))
  const named = run.then((result) => ({ errMsg: `${name}:ok`, ...result }))
  void settle(name, named, { complete: () => {}, ...options })
  return {
    abort,
    onProgressUpdate: (listener: Listener) => void onProgress.add(listener),
    offProgressUpdate: (listener?: Listener) =>
      void (listener ? onProgress.delete(listener) : onProgress.clear()),
    onHeadersReceived: (listener: Listener) => void onHeaders.add(listener),
    offHeadersReceived: (listener?: Listener) =>
      void (listener ? onHeaders.delete(listener) : onHeaders.clear()),
  }
}

interface Sent {
  method: string
  body: string | null
  type?: string
  signal: AbortSignal
}

async function send(options: Transfer, body: Sent) {
  const header: Record<string, string> = {}
  for (const [key, value] of Object.entries(options.header ?? {})) {
    header[key.toLowerCase()] = textOf(value)
  }
  if (body.type) header['content-type'] = body.type
  const { url, timeout } = options
  const wanted = { url, method: body.method, header, body: body.body, timeout }
  const answer = await relay(wanted, body.signal)
  if (!answer.ok) throw new WxError(answer.reason, 600001)
  return answer
}

/** A form as a browser would send it, with the file among its fields. */
async function formOf({ filePath, name, formData = {} }: Upload) {
  if (!name) throw new WxError('parameter error: parameter.name should be String')
  const { bytes, type } = readFile(filePath)
  const form = new FormData()
  for (const [key, value] of Object.entries(formData)) form.append(key, textOf(value))
  form.append(name, new Blob([bytes], { type }), filePath.split('/').at(-1))
  const sent = new Response(form)
  const contentType = sent.headers.get('content-type') ?? ''
  return { type: contentType, bytes: new Uint8Array(await sent.arrayBuffer()) }
}

export const uploadFile = (options: Upload) =>
  begin(
    'uploadFile',
    options,
    async ({ headers, progress, signal }) => {
      const { type, bytes } = await formOf(options)
      const answer = await send(options, { method: 'POST', body: toBase64(bytes), type, signal })
      headers(answer.header)
      progress(bytes.length)
      const data = new TextDecoder().decode(fromBase64(answer.body))
      return { data, statusCode: answer.status }
    },
    'Sent',
  )

export const downloadFile = (options: Transfer) =>
  begin(
    'downloadFile',
    options,
    async ({ headers, progress, signal }) => {
      const answer = await send(options, { method: 'GET', body: null, signal })
      const bytes = fromBase64(answer.body)
      headers(answer.header)
      progress(bytes.length)
      const tempFilePath = keepFile(bytes, answer.header['content-type'] ?? '')
      return { tempFilePath, statusCode: answer.status, dataLength: bytes.length }
    },
    'Written',
  )
