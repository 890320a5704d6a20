import Taro from '@tarojs/taro'
import { formType, type HttpReply, type HttpRequest } from './httpProps'

export { formType, type HttpReply, type HttpRequest } from './httpProps'

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
