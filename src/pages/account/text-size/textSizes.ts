import type { TextChoice } from '@/session/appearance'
import type { RadioOption } from '@/ui/radio/RadioGroup'

export const textSizes: readonly RadioOption<TextChoice>[] = [
  { value: 'system', label: '跟随手机', note: '手机里调大，这里也大' },
  { value: 'standard', label: '标准' },
  { value: 'large', label: '大' },
  { value: 'larger', label: '较大' },
  { value: 'largest', label: '最大' },
]

export const nameOfSize = (choice: TextChoice): string =>
  textSizes.find(({ value }) => value === choice)?.label ?? ''
