import { TakeBack } from '@/parts/health/TakeBack'

export const Withdraw = ({ covers }: { covers: string }) => (
  <TakeBack purpose="record" text="撤回同意，删除我的健康数据" done="已撤回，健康数据已删除">
    {`${covers}都会马上删除，找不回来。想留一份，先到“账号与安全”下载我的数据。`}
  </TakeBack>
)
