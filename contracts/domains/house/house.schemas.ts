import type { InferType } from 'yup';
import { flag, identifier, listOf, nothing, record, text } from '../wire';

const house = record({ id: identifier(), name: text(), isOwner: flag(), isDefault: flag() });

/** All houses of the account; the client drops those that are not owned. */
export const houseList = { request: nothing(), response: listOf(house) };

export type House = InferType<typeof house>;
