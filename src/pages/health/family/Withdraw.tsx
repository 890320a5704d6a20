import { TakeBack } from '@/parts/health/TakeBack'

/** Nobody looks any more, all at once. */
export const Withdraw = () => (
  <TakeBack
    purpose="family"
    text="撤回同意，不再给家人看"
    title="不再给家人看？"
    confirm="撤回同意"
    done="已撤回，家人都看不到了"
  >
    所有家人马上都看不到您的健康记录，谁看过的记录也一起删除。您自己的记录还在。
  </TakeBack>
)
