import { useState } from 'react'
import { observer } from 'mobx-react'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Screen } from '@/blocks/screen/Screen'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Acceptance } from './Acceptance'
import { ClearDialog } from './ClearDialog'
import { KeptPosition } from './KeptPosition'

const inAccount = [
  { name: '手机号、地址', value: '加密保存' },
  { name: '积分、金币、订单', value: '用来对账和售后' },
]

export default observer(function PrivacySettings() {
  const [clearing, setClearing] = useState(false)
  const onPhone = [
    { name: '登录状态', value: session.signedIn ? '已登录' : '未登录' },
    { name: '外观和字号', value: '按您选的' },
    { name: '随机编号', value: '不含您的信息' },
  ]
  return (
    <Screen route="privacySettings">
      <Stack inset>
        <Card>
          <SectionHead title="留在这台手机上" />
          <Facts facts={onPhone} />
        </Card>
        <KeptPosition />
        <Card>
          <SectionHead title="留在您的账号里" />
          <Facts facts={inAccount} />
        </Card>
        <Acceptance />
        <Button kind="danger" shape="full" onPress={() => setClearing(true)}>
          清除这台手机上的数据
        </Button>
      </Stack>
      <ClearDialog open={clearing} onClose={() => setClearing(false)} />
    </Screen>
  )
})
