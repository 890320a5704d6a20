/** Who may import whom: all zones of the repository. */
import { faces, tool } from '../../faces.mjs'
import { appZones } from './app.mjs'
import { serverZones } from './server.mjs'
import { oneWay } from './zone.mjs'

/** The tool for mini programs is a package: its public files alone are met, and it knows nothing of ours. */
const toolZones = [
  {
    target: '.',
    beside: [tool],
    from: [tool],
    except: Object.values(faces),
    message: 'What the package offers it offers by its name: @linji/mini-program.',
  },
  {
    target: tool,
    from: ['.'],
    except: [tool, 'node_modules'],
    message: 'A package knows nothing of the product that uses it.',
  },
]

export const zones = [
  ...serverZones,
  ...appZones,
  ...toolZones,
  oneWay('src', ['server'], 'The app talks to the server through calls only.'),
  oneWay('server', ['src'], 'The server knows nothing of the app.'),
  oneWay('contract', ['server', 'src'], 'The contract stands alone.'),
]
