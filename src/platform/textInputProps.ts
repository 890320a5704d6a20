export interface TextInputProps {
  className?: string | undefined
  value: string
  onInput: (value: string) => void
  /** What keyboard to offer, and what the system may fill in. */
  kind?:
    | 'text'
    | 'number'
    | 'decimal'
    | 'phone'
    | 'code'
    | 'identity'
    | 'name'
    | 'search'
    | undefined
  multiline?: boolean | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  label: string
  /** Where a label that shows points to this field: on H5 it is called by that one then. */
  id?: string | undefined
  /** Ids of what says more about it: its fault, its counter. */
  describedBy?: string | undefined
  invalid?: boolean | undefined
  disabled?: boolean | undefined
  /** Has the keyboard from the start. */
  focus?: boolean | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  onConfirm?: (() => void) | undefined
}
