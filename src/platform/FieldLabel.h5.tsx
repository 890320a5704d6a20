import type { FieldLabelProps } from './fieldLabelProps'

/** A tap on it goes to the field, and a screen reader calls the field by it. */
export const FieldLabel = ({ of, className, children }: FieldLabelProps) => (
  <label htmlFor={of} className={className}>
    {children}
  </label>
)
