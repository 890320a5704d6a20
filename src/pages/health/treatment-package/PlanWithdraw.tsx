import { TakeBack } from '@/parts/health/TakeBack'

export const PlanWithdraw = ({ covers }: { covers: string }) => (
  <TakeBack purpose="plan" text="撤回同意，删除我的健康计划" done="已撤回，健康计划已删除">
    {`${covers}都会马上删除，找不回来；健康记录不受影响。`}
  </TakeBack>
)
