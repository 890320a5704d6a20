/** A file in base64, or why there is none; null: the person closed it. */
export type PickedTable = { name: string; content: string } | { problem: string } | null

export const tableTooLarge = (most: number): PickedTable => ({
  problem: `表格不能超过 ${most / 1024} KB，请分几个文件导入`,
})

export const tableUnread: PickedTable = { problem: '这个文件打不开，请换一个 CSV 文件' }
