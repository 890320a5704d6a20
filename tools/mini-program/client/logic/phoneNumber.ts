import { showModal } from './dialogs'
import { report } from './report'
import { supplied } from './supplied'
import { agreeBefore } from './wx/privacy'
import type { WxError } from './wx/wxError'

const name = 'getPhoneNumber'

/** The first neighbour of the demo; another number may be written over it. */
const phoneOfPerson = '13800000001'

/**
 * WeChat's sheet before an app is given the phone number. The code says the number by itself, which
 * the server understands while it has a local WeChat.
 */
export async function askForPhoneNumber(): Promise<object> {
  report.calls.push({ name, given: {} })
  try {
    agreeBefore(name)
  } catch (error) {
    const { message, errno } = error as WxError
    return { errMsg: `${name}:fail ${message}`, errno }
  }
  const { confirm, content } = await showModal({
    title: '申请获取并验证你的手机号',
    editable: true,
    content: supplied.phone ?? phoneOfPerson,
    placeholderText: '手机号',
    cancelText: '不允许',
    confirmText: '允许',
  })
  if (!confirm || !content) return { errMsg: `${name}:fail user deny` }
  return { errMsg: `${name}:ok`, code: `phone-of-${content}` }
}
