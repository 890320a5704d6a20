import type { ChangeEvent, KeyboardEvent } from 'react'
import type { TextInputProps } from './textInputProps'
import './TextInput.h5.scss'

const kinds = {
  text: {},
  search: { type: 'search', enterKeyHint: 'search' },
  name: { autoComplete: 'name' },
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  // no keyboard of a browser has just digits and X
  identity: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
} as const

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

export function TextInput({
  className = '',
  value,
  onInput,
  kind = 'text',
  multiline = false,
  placeholder,
  maxLength = 140,
  label,
  id,
  describedBy,
  invalid = false,
  disabled = false,
  focus = false,
  onFocus,
  onBlur,
  onConfirm,
}: TextInputProps) {
  const shared = {
    className: `text-input ${className}`,
    value,
    placeholder,
    maxLength,
    disabled,
    autoFocus: focus,
    id,
    'aria-label': id ? undefined : label,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    onChange: (event: Typed) => onInput(event.target.value),
    onFocus,
    onBlur,
  }
  const confirm = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onConfirm?.()
  }
  if (multiline) return <textarea {...shared} rows={2} />
  return <input {...shared} {...kinds[kind]} onKeyDown={confirm} />
}
