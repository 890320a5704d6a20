type Phase = 'ahead' | 'open' | 'over'

interface Lasting {
  startsAt: Date
  endsAt: Date
}

/** Whether something is still to come, goes on or has been. */
export function phaseOf({ startsAt, endsAt }: Lasting, now: Date): Phase {
  if (now < startsAt) return 'ahead'
  return now < endsAt ? 'open' : 'over'
}
