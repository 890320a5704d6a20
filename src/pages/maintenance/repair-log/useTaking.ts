import type { Fault } from '@/parts/maintenance/fault'
import { stamp } from '@/parts/outbox/step'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

const told = { accept: '接下了，请在时限前修好', hand: '已交还，会再问其他同事' } as const

/** Takes a fault on, or gives it back: others have to know at once, so it does not wait on the phone. */
export function useTaking({ fault_id }: Pick<Fault, 'fault_id'>) {
  const { submit, busy, error } = useSubmit(async (action: 'accept' | 'hand', stop?: 1) => {
    await api.post('/tp5/api/OperationFault/repair', {
      ...{ fault_id, action },
      ...stamp(),
      ...(stop && { stop }),
    })
    toast(told[action])
  })
  return {
    busy,
    error,
    act: (action: 'accept' | 'hand', stop?: 1) => void submit(action, stop),
  }
}
