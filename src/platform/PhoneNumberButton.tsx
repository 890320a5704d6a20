import { Button } from '@tarojs/components'
import { phoneAnswer } from './phoneAnswer'
import type { PhoneNumberButtonProps } from './phoneNumberButtonProps'
import './openTypeButton.scss'

/** WeChat gives the number only to who presses a button of its own. */
export function PhoneNumberButton({ className = '', onAnswer, children }: PhoneNumberButtonProps) {
  return (
    <Button
      className={`open-type-button ${className}`}
      openType="getPhoneNumber"
      hoverClass="pressed"
      onGetPhoneNumber={({ detail }) => onAnswer(phoneAnswer(detail))}
    >
      {children}
    </Button>
  )
}
