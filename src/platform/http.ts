import Taro from '@tarojs/taro'
import { formType, type HttpReply, type HttpRequest } from './httpProps'

export { formType, type HttpReply, type HttpRequest } from './httpProps'

/** Rejects when no answer came at all. */
export async function http({ method, url, form, timeout }: HttpRequest): Promise<HttpReply> {
  const { statusCode, data, header } = await Taro.request<unknown>({
    url,
    method,
    timeout,
    // text stays text: the envelope is parsed in one place, alike on every platform
    dataType: 'text',
    responseType: 'text',
    ...(form !== undefined && { data: form, header: { 'content-type': formType } }),
  })
  const body = typeof data === 'string' ? data : JSON.stringify(data ?? '')
  return { status: statusCode, body, date: dateIn(header) }
}

/** Phones write the names of headers each in their own way. */
const dateIn = (header: Record<string, unknown> | undefined): string | undefined =>
  Object.entries(header ?? {})
    .filter(([name]) => name.toLowerCase() === 'date')
    .map(([, value]) => String(value))[0]
