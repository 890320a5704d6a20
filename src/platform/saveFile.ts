import { copyText } from './clipboard'
import type { FileSaved } from './saveFileProps'

export type { FileSaved } from './saveFileProps'

/** A mini program has no folder that a person finds again: a browser fetches the file. */
export const saveFile = async (url: string): Promise<FileSaved> =>
  (await copyText(url)) ? 'copied' : 'failed'
