import { Pressable } from './Pressable'
import type { PhoneNumberButtonProps } from './phoneNumberButtonProps'

/** A web page is given no phone number, in WeChat neither. */
export function PhoneNumberButton({ className, onAnswer, children }: PhoneNumberButtonProps) {
  return (
    <Pressable className={className} onPress={() => onAnswer('unavailable')}>
      {children}
    </Pressable>
  )
}
