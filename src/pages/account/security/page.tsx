import { useState } from 'react'
import { Screen } from '@/blocks/screen/Screen'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { ChangePhone } from './ChangePhone'
import { Devices } from './Devices'
import { OwnData } from './OwnData'
import { UnbindWechat } from './UnbindWechat'

type Asked = 'phone' | 'wechat'

/** What opens the account, and where it is open. */
export default function Security() {
  const call = useRead('/user/Center/mySecurity', {}, { by: 'POST' })
  const { data } = call
  const [asked, ask] = useState<Asked>()
  const done = () => ask(undefined)
  return (
    <Screen route="security">
      <Stack inset>
        <Unloaded call={call} outline={4} />
        {data && (
          <>
            <Card bare>
              <Cell icon="phone" title="换手机号" value={data.phone} onPress={() => ask('phone')} />
              {data.wechat === 1 ? (
                <Cell
                  icon="wechat"
                  title="解除微信绑定"
                  value="已绑定"
                  onPress={() => ask('wechat')}
                />
              ) : (
                <Cell icon="wechat" title="微信" value="没有绑定" />
              )}
            </Card>
            <Devices sessions={data.sessions} />
            <OwnData />
            {asked === 'phone' && <ChangePhone phone={data.phone} onDone={done} />}
            {asked === 'wechat' && <UnbindWechat onDone={done} />}
          </>
        )}
      </Stack>
    </Screen>
  )
}
