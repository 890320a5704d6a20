import type { ReactNode } from 'react'

/**
 * What became of asking for the phone number: a code that the server exchanges for it; the person
 * would rather not; nobody could be asked.
 */
export type PhoneAnswer = { code: string } | 'declined' | 'unavailable'

export interface PhoneNumberButtonProps {
  className?: string | undefined
  onAnswer: (answer: PhoneAnswer) => void
  children: ReactNode
}
