import Taro from '@tarojs/taro'
import { inBase64 } from './album'
import { type PickedTable, tableTooLarge, tableUnread } from './pickTableProps'
import { privacyAgreed } from './privacy'

export type { PickedTable } from './pickTableProps'

/** A table that was sent to somebody in a chat: a mini program reaches no other files. */
export async function pickTable(mostBytes: number): Promise<PickedTable> {
  if (!(await privacyAgreed())) return { problem: '同意隐私政策后才能选文件，请再点一次' }
  try {
    const { tempFiles } = await Taro.chooseMessageFile({
      count: 1,
      type: 'file',
      extension: ['csv', 'txt'],
    })
    const [file] = tempFiles
    if (!file) return null
    if (file.size > mostBytes) return tableTooLarge(mostBytes)
    return { name: file.name, content: await inBase64(file.path) }
  } catch (thrown) {
    const said = (thrown as { errMsg?: string } | undefined)?.errMsg ?? ''
    return /cancel/.test(said) ? null : tableUnread
  }
}
