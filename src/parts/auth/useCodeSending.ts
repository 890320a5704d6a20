import { useState } from 'react'
import { toast } from '@/platform/toast'
import { momentIn } from '@/request/clock'
import { useSubmit } from '@/request/useSubmit'
import { useSeconds } from '@/ui/countdown/useSeconds'

/** What the server says of a message on its way. */
export interface Sent {
  /** Masked. */
  phone?: string
  resend_seconds: number
}

/** Has a code sent, unless there is nothing to send, and counts down to when another one may be. */
export function useCodeSending(ask: () => Promise<Sent | undefined>) {
  const [again, setAgain] = useState(0)
  const now = useSeconds(again)
  const { submit, busy, error } = useSubmit(async () => {
    const sent = await ask()
    if (!sent) return
    setAgain(momentIn(sent.resend_seconds))
    toast(sent.phone ? `验证码已发到 ${sent.phone}` : '验证码已发送')
  })
  return {
    /** Seconds until another message may be sent. */
    left: Math.max(0, again - now),
    sending: busy,
    sendError: error,
    send: () => void submit(),
  }
}
