import { showModal } from './dialogs'
import { report } from './report'

/** The chat with customer service, which is told from where somebody comes. */
export async function openChat(sessionFrom: string): Promise<void> {
  report.calls.push({ name: 'contact', given: { sessionFrom } })
  await showModal({
    title: '客服会话',
    content: sessionFrom,
    showCancel: false,
    confirmText: '关闭',
  })
}
