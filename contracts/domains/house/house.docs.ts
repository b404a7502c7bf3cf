import type { DocsOf } from '../callDocs';
import type * as endpoints from './house.endpoints';
import { houseExample } from './house.examples';

export const houseDocs: DocsOf<typeof endpoints> = {
  houseList: {
    summary: 'List the houses of the account',
    description:
      'All houses that the customer can see. The portal shows only those that the customer owns.',
    request: { fields: {}, example: {} },
    response: {
      data: {
        name: 'House',
        text: 'A house of the account',
        fields: {
          id: 'Id of the house; other calls name it `homeId` or `houseId`',
          name: 'Name that the customer gave the house',
          isOwner: 'Whether the customer owns the house. Only owners can manage plans',
          isDefault: 'Whether the house is selected first',
        },
      },
      example: [houseExample()],
    },
  },
};
