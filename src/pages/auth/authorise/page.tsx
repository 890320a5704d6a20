import { useState } from 'react'
import { observer } from 'mobx-react'
import { NotFor } from '@/parts/work/NotFor'
import { returnToWhereIWas } from '@/navigation/go'
import { session } from '@/session/session'
import { cabinet } from '@/ui/illustrations/occasions/cabinet'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Message } from '@/ui/state/Message'
import { BindPhone } from './BindPhone'
import { OneTap } from './OneTap'

/** The operator's way in: one tap with WeChat, the first time together with a phone number. */
export default observer(function Authorise() {
  const [binding, setBinding] = useState(false)
  const enter = () => {
    if (session.user?.roles.includes('operator')) void returnToWhereIWas()
  }
  if (session.signedIn && !session.user?.roles.includes('operator')) {
    return (
      <Screen route="authorise">
        <NotFor role="operator" onSignedOut={() => setBinding(true)} />
      </Screen>
    )
  }
  return (
    <Screen route="authorise">
      <Stack inset>
        <Message
          scene={cabinet}
          title="邻集运营"
          text={binding ? '第一次用，请验证运营登记的手机号' : '看机器、看货道，先确认是您本人'}
        />
        {binding ? (
          <BindPhone onDone={enter} />
        ) : (
          <OneTap onDone={enter} onPhone={() => setBinding(true)} />
        )}
      </Stack>
    </Screen>
  )
})
