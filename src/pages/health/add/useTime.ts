import { useState } from 'react'
import { useForm } from '@/blocks/form/useForm'
import { dayOf } from '@/format/date'

type Which = 'now' | 'other'

interface Typed {
  day: string
  clock: string
}

const shape = /^([01]?\d|2[0-3])[:：][0-5]\d$/

const faultsOf = ({ clock }: Typed) => ({
  clock: shape.test(clock.trim()) ? undefined : '请写几点几分，例如 07:30',
})

/** 7：30 as 07:30 */
const written = (clock: string) => clock.trim().replace('：', ':').padStart(5, '0')

/** When it was measured: now, which the server knows best, or when somebody says. */
export function useTime() {
  const [which, choose] = useState<Which>('now')
  const form = useForm<Typed, 'clock'>(() => ({ day: dayOf(new Date()), clock: '' }), faultsOf)
  return {
    ...{ which, choose, form },
    /** Undefined while the time is at fault, which shows. */
    check(): { at?: string } | undefined {
      if (which === 'now') return {}
      const typed = form.check()
      return typed && { at: `${typed.day}T${written(typed.clock)}:00+08:00` }
    },
  }
}

export type Time = ReturnType<typeof useTime>
