import { copyText } from './clipboard'
import { hostApp } from './host'
import { inWeChat } from './inWeChat.h5'
import type { FileSaved } from './saveFileProps'

export type { FileSaved } from './saveFileProps'

/** Neither WeChat's browser nor the webview of an app downloads anything. */
const downloads = () => !inWeChat() && !hostApp()

/** The server says of the file that it is to be kept, so the page stays where it is. */
export async function saveFile(url: string): Promise<FileSaved> {
  if (!downloads()) return (await copyText(url)) ? 'copied' : 'failed'
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  document.body.appendChild(link)
  link.click()
  link.remove()
  return 'saved'
}
