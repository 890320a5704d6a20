import { TakeBack } from '@/parts/health/TakeBack'

export const Withdraw = ({ covers }: { covers: string }) => (
  <TakeBack purpose="tongue" text="撤回同意，删除全部照片" done="已撤回，照片已删除">
    {`${covers}都会马上删除，找不回来。`}
  </TakeBack>
)
