import { Button } from '@tarojs/components'
import type { ContactButtonProps } from './contactButtonProps'
import './openTypeButton.scss'

/** Whether there is a chat that the button opens. */
export const hasChat = true

/** WeChat opens the chat with customer service only to who presses a button of its own. */
export function ContactButton({ className = '', label, about, children }: ContactButtonProps) {
  return (
    <Button
      className={`open-type-button ${className}`}
      openType="contact"
      hoverClass="pressed"
      {...(label && { ariaLabel: label })}
      {...(about && { sessionFrom: about })}
    >
      {children}
    </Button>
  )
}
