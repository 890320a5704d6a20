import {
  app,
  config,
  device,
  laws,
  metrics,
  pages,
  pipeline,
  protection,
  releases,
  rights,
} from '../proofs'
import { decided, met, type Row } from '../row'

/** V13: configuration. */
export const configuration: Row[] = [
  met('13.1.1', 2, 'Whom the server asks, and why', protection('## Who else is asked')),
  decided(
    '13.2.1',
    2,
    {
      says: 'Providers give keys that stay as they are',
      instead:
        'Each is asked with its own, a machine with a secret that a command changes, OSS with a leave of minutes',
    },
    device('with the secret of another machine, or with none'),
  ),
  met(
    '13.2.2',
    2,
    'The server works on the database as a role that owns nothing',
    rights('is no superuser, makes no databases and no roles, and owns nothing'),
  ),
  met(
    '13.2.3',
    2,
    'Production refuses every default',
    config('production refuses demo secrets and local providers unless they are allowed by name'),
  ),
  met(
    '13.2.4',
    2,
    'The world is asked at configured addresses, in one place',
    laws('ask the world in one place, which follows nobody to another address'),
  ),
  met(
    '13.2.5',
    2,
    'Files are served from a closed list',
    app('answers 404, not a page, for a file that is not there'),
  ),
  decided(
    '13.3.1',
    2,
    {
      says: 'Settings of the environment',
      instead: 'None is in the sources or the build; a vault may fill the environment',
    },
    config('starts without a single variable'),
  ),
  met('13.3.2', 2, 'Handlers are given no provider’s secrets', [
    'server/config.ts',
    'no provider can be made of it',
  ]),
  met(
    '13.4.1',
    1,
    'A production folder has no .git, and the server serves a closed list',
    releases('has the commands of the house, and neither demo data nor tests'),
  ),
  met(
    '13.4.2',
    2,
    'Pages of development are for a machine alone, and not in production',
    pages('is there by every name of this machine'),
    config('pages that tell codes are for a machine alone'),
  ),
  met(
    '13.4.3',
    2,
    'No folder is listed',
    app('answers 404, not a page, for a file that is not there'),
  ),
  met(
    '13.4.4',
    2,
    'TRACE is no verb here',
    pipeline('answers unknown calls, a wrong verb and a bad address by the envelope'),
  ),
  met(
    '13.4.5',
    2,
    'What staff may call is not told in production; figures are for this machine or a token',
    pages('tells in production nothing of the calls of operators and merchants'),
    metrics('is for this machine, or for whoever bears the token'),
  ),
]
