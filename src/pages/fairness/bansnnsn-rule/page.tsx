import { useState } from 'react'
import { observer } from 'mobx-react'
import { Screen } from '@/blocks/screen/Screen'
import { useRoute } from '@/navigation/useRoute'
import { session } from '@/session/session'
import { Tabs } from '@/ui/tabs/Tabs'
import { AskSheet } from './AskSheet'
import { Records } from './Records'
import { Rules } from './Rules'
import { Tickets } from './Tickets'

const choices = [
  { value: 'rules', text: '规则' },
  { value: 'records', text: '我的记录' },
  { value: 'tickets', text: '我的提问' },
] as const

type Which = (typeof choices)[number]['value']

/** What counts as cheating and what follows; what is held against me, and what I have to say. */
export default observer(function BansnnsnRule() {
  const { about } = useRoute('bansnnsnRule')
  const [which, setWhich] = useState<Which>(about ? 'tickets' : 'rules')
  const [asking, setAsking] = useState(about !== undefined)
  const own = session.signedIn
  const tabs = own && (
    <Tabs label="看哪一部分" choices={choices} value={which} onChoose={setWhich} />
  )
  return (
    <Screen route="bansnnsnRule">
      {(!own || which === 'rules') && <Rules header={tabs} />}
      {own && which === 'records' && <Records header={tabs} />}
      {own && which === 'tickets' && <Tickets header={tabs} onAsk={() => setAsking(true)} />}
      {own && asking && <AskSheet about={about} onClose={() => setAsking(false)} />}
    </Screen>
  )
})
