import { observer } from 'mobx-react'
import { checkDraw } from '@/parts/seckill/checkDraw'
import type { Detail } from '@/parts/seckill/seckill'
import { session } from '@/session/session'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** By what those who came early are put in line: promised before, shown after, worked out again here. */
export const Proof = ({ proof }: Pick<Detail, 'proof'>) => (
  <Card>
    <SectionHead title="先占位子的怎么排" />
    <Stack gap="s2">
      <Text size="sm" tone="ink2">
        到点时，把随机数和各人的账号编号连在一起算指纹（SHA-256），按指纹从小到大排。
      </Text>
      <Text size="xs" tone="ink3">{`随机数的指纹：${proof.promised}`}</Text>
      <Text size="xs" tone="ink3">
        {proof.seed ? `随机数：${proof.seed}` : '随机数开场后公布，到时手机会自己核对一遍'}
      </Text>
      {proof.seed !== '' && <Checked proof={proof} />}
    </Stack>
  </Card>
)

const Checked = observer(function Checked({ proof }: Pick<Detail, 'proof'>) {
  const me = session.user?.user_id || proof.mine?.user_id || ''
  const { isPromised, isMine, print } = checkDraw(proof, me)
  const agrees = isPromised && isMine !== false
  return (
    <>
      {proof.mine && (
        <>
          <Text size="xs" tone="ink3">{`您的账号编号：${me}`}</Text>
          <Text size="xs" tone="ink3">{`手机算出您的指纹：${print}`}</Text>
          <Text size="xs" tone="ink3">{`服务器排队用的：${proof.mine.print}`}</Text>
          <Text size="sm">{`先占位子的邻居里，您排在第 ${proof.mine.rank} 位`}</Text>
        </>
      )}
      <Text strong tone={agrees ? 'brand' : 'warn'}>
        {agrees
          ? `核对通过：随机数没有换过${isMine ? '，您的指纹也一样' : ''}`
          : `对不上：${isPromised ? '您的指纹和排队用的不一样' : '随机数和开场前公布的指纹不符'}，请截图联系客服`}
      </Text>
    </>
  )
})
