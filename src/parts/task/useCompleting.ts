import { replace } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

/** Hands in what is proved, and goes to where the reward is received. */
export const useCompleting = (bill_user_id: string) =>
  useSubmit(async () => {
    const { flag } = await api.post('/tp5/api/AdTask/complete', { bill_user_id })
    toast('做完了，去领奖励')
    await replace('taskDetails', { flag: String(flag) })
  })
