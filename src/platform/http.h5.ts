import { formType, type HttpReply, type HttpRequest } from './httpProps'

export { formType, type HttpReply, type HttpRequest } from './httpProps'

/** The browser's own fetch: Taro's would bring two polyfills along. */
export function http(request: HttpRequest): Promise<HttpReply> {
  return request.onProgress ? watched(request) : fetched(request)
}

async function fetched({ method, url, form, timeout }: HttpRequest): Promise<HttpReply> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout)
  try {
    const reply = await fetch(url, {
      method,
      signal: abort.signal,
      credentials: 'omit',
      ...(form !== undefined && { body: form, headers: { 'content-type': formType } }),
    })
    const date = reply.headers.get('date') ?? undefined
    return { status: reply.status, body: await reply.text(), date }
  } finally {
    clearTimeout(timer)
  }
}

/** The older way of asking, because only it tells how far a form has come. */
function watched({ method, url, form, timeout, onProgress }: HttpRequest): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.timeout = timeout
    request.setRequestHeader('content-type', formType)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    })
    request.onload = () => resolve({ status: request.status, body: request.responseText })
    request.onerror = () => reject(new Error('no answer'))
    request.ontimeout = () => reject(new Error('no answer in time'))
    request.send(form)
  })
}
