import { PhoneNumberButton } from '@/platform/PhoneNumberButton'
import type { PhoneAnswer } from '@/platform/phoneNumberButtonProps'
import { Icon } from '@/ui/icons/Icon'
import styles from './openTypeLook.module.scss'

interface FullPhoneButtonProps {
  onAnswer: (answer: PhoneAnswer) => void
  children: string
}

/** Asks WeChat for the phone number, as the one thing to do: it looks like a full button. */
export function FullPhoneButton({ onAnswer, children }: FullPhoneButtonProps) {
  return (
    <PhoneNumberButton className={styles.full} onAnswer={onAnswer}>
      <Icon name="wechat" size="s" tone="onBrand" />
      {children}
    </PhoneNumberButton>
  )
}
