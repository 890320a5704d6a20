import { Input, Textarea } from '@tarojs/components'
import type { TextInputProps } from './textInputProps'

const keyboards = {
  number: 'number',
  phone: 'number',
  code: 'number',
  decimal: 'digit',
  identity: 'idcard',
  text: 'text',
  name: 'text',
  search: 'text',
} as const

export function TextInput({
  className = '',
  value,
  onInput,
  kind = 'text',
  multiline = false,
  placeholder = '',
  maxLength = 140,
  label,
  id,
  disabled = false,
  focus = false,
  onFocus,
  onBlur,
  onConfirm,
}: TextInputProps) {
  const shared = {
    className,
    value,
    placeholder,
    placeholderClass: 'placeholder',
    maxlength: maxLength,
    disabled,
    focus,
    ariaLabel: label,
    ...(id && { id }),
    onInput: (event: { detail: { value: string } }) => onInput(event.detail.value),
    onFocus: () => onFocus?.(),
    onBlur: () => onBlur?.(),
    onConfirm: () => onConfirm?.(),
  }
  if (multiline) return <Textarea {...shared} autoHeight />
  return (
    <Input {...shared} type={keyboards[kind]} confirmType={kind === 'search' ? 'search' : 'done'} />
  )
}
