import type { ContactButtonProps } from './contactButtonProps'
import { Pressable } from './Pressable'

/** Whether there is a chat that the button opens. */
export const hasChat = false

/** A web page has no chat of its own. */
export function ContactButton({ className, label, onAsk, children }: ContactButtonProps) {
  return (
    <Pressable className={className} label={label} onPress={onAsk}>
      {children}
    </Pressable>
  )
}
