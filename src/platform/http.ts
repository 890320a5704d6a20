import Taro from '@tarojs/taro'

export interface HttpRequest {
  method: 'GET' | 'POST'
  url: string
  /** A form, already encoded. */
  form?: string
  /** Milliseconds. */
  timeout: number
  /** Told what share of the form is on its way; never told in mini programs, which do not know. */
  onProgress?: ((share: number) => void) | undefined
}

export interface HttpReply {
  status: number
  body: string
}

export const formType = 'application/x-www-form-urlencoded'

/** Rejects when no answer came at all. */
export async function http({ method, url, form, timeout }: HttpRequest): Promise<HttpReply> {
  const { statusCode, data } = await Taro.request<unknown>({
    url,
    method,
    timeout,
    // text stays text: the envelope is parsed in one place, alike on every platform
    dataType: 'text',
    responseType: 'text',
    ...(form !== undefined && { data: form, header: { 'content-type': formType } }),
  })
  return { status: statusCode, body: typeof data === 'string' ? data : JSON.stringify(data ?? '') }
}
