import { choose, provider } from './provider'
import { type EnvReader, setting } from './setting'
import { text, url } from './values'

export const tongue = provider('TONGUE_PROVIDER', {
  kind: 'http',
  says: '`local` says of a photograph of a tongue only whether it is clear enough, `http` asks a service',
  fields: {
    url: setting('TONGUE_URL', url, 'Photographs of tongues: address of the service'),
    name: setting('TONGUE_NAME', text, 'Its name, as people read it'),
    app: setting('TONGUE_APP', text, 'Our number there'),
    key: setting('TONGUE_KEY', text, 'Key that requests and answers are signed with'),
  },
})

export const readTongue = (reader: EnvReader) => choose(reader, tongue)

export type TongueConfig = ReturnType<typeof readTongue>
