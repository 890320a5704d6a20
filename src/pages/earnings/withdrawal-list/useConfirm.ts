import type { WithdrawalDetail } from '@/parts/earnings/earnings'
import { confirmTransfer } from '@/platform/confirmTransfer'
import { toast } from '@/platform/toast'
import { useSubmit } from '@/request/useSubmit'

/** Opens what it is confirmed with; whatever the phone says of it, only the server knows. */
export const useConfirm = (confirm: WithdrawalDetail['confirm'], looked: () => Promise<void>) =>
  useSubmit(async () => {
    if (!confirm) return
    const outcome = await confirmTransfer(confirm)
    if (outcome === 'cancelled') toast('还没有确认收款')
    if (outcome === 'failed') toast('没有打开确认收款，请再试一次')
    await looked()
  })

export type Confirm = ReturnType<typeof useConfirm>
