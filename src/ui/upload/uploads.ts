export interface Uploaded {
  upload_id: string
  url: string
}

export interface Upload {
  key: number
  /** What shows it; empty until it was read. */
  preview: string
  state: 'waiting' | 'uploading' | 'failed' | 'done'
  /** From 0 to 1 where the platform tells. */
  share?: number
  /** Why it failed. */
  reason?: string
  uploaded?: Uploaded
}

export type UploadAction =
  | { type: 'added'; keys: readonly number[] }
  | { type: 'previewed'; key: number; preview: string }
  | { type: 'began'; key: number }
  | { type: 'moved'; key: number; share: number }
  | { type: 'done'; key: number; uploaded: Uploaded }
  | { type: 'failed'; key: number; reason: string }
  | { type: 'again'; key: number }
  | { type: 'removed'; key: number }

const changed = (item: Upload, action: UploadAction): Upload => {
  const { key, preview } = item
  switch (action.type) {
    case 'previewed':
      return { ...item, preview: action.preview }
    case 'began':
      return { key, preview, state: 'uploading' }
    case 'moved':
      return item.state === 'uploading' ? { ...item, share: action.share } : item
    case 'done':
      return { key, preview, state: 'done', uploaded: action.uploaded }
    case 'failed':
      return { key, preview, state: 'failed', reason: action.reason }
    case 'again':
      return { key, preview, state: 'waiting' }
    default:
      return item
  }
}

export function uploadsReducer(items: readonly Upload[], action: UploadAction): readonly Upload[] {
  if (action.type === 'added') {
    return [...items, ...action.keys.map((key): Upload => ({ key, preview: '', state: 'waiting' }))]
  }
  if (action.type === 'removed') return items.filter(({ key }) => key !== action.key)
  return items.map((item) => (item.key === action.key ? changed(item, action) : item))
}

/** Pictures that are known already. */
export const uploadsOf = (known: readonly Uploaded[]): readonly Upload[] =>
  known.map((uploaded, index) => ({
    key: index + 1,
    preview: uploaded.url,
    state: 'done',
    uploaded,
  }))

/** Why a form cannot be sent with these pictures; undefined when it can. */
export function uploadsFault(
  items: readonly Upload[],
  least: number,
  noun = '图片',
): string | undefined {
  if (items.some(({ state }) => state === 'failed')) return `有${noun}没有传上去，请重试或移除`
  if (items.some(({ state }) => state !== 'done')) return `${noun}还在上传，请稍等`
  return items.length < least ? `请上传${least > 1 ? `至少 ${least} 张` : ''}${noun}` : undefined
}

export function uploadWords({ state, share, reason }: Upload, done = '已上传'): string {
  if (state === 'waiting') return '排队中'
  if (state === 'done') return done
  if (state === 'failed') return reason ?? '没有传上去'
  return share === undefined ? '上传中' : `上传中 ${Math.round(share * 100)}%`
}
