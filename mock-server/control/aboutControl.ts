import { ValidationError } from 'yup';
import { labelSchema, LABEL_FIELDS } from '../sandboxes/label';
import type { Label } from '../sandboxes/label';
import { textField } from './control';
import type { OnSandbox } from './control';
import { ControlError, refuseUnknownNames } from './controlError';
import { summaryOf } from './sandboxFacts';

/** What an agent writes about a sandbox. A missing text stays as it is, an empty one is removed. */
export function registerAbout(on: OnSandbox): void {
  on('put', '/about', (sandbox, fields) => {
    refuseUnknownNames(fields, [...LABEL_FIELDS], 'field');
    const label: Label = { ...sandbox.label };
    for (const name of LABEL_FIELDS) {
      const written = textField(fields, name)?.trim();
      if (written !== undefined) label[name] = written;
      if (written === '') Reflect.deleteProperty(label, name);
    }
    sandbox.label = checked(label);
    return summaryOf(sandbox);
  });
}

/** @throws ControlError 400 for a text that is too long. */
function checked(label: Label): Label {
  try {
    return labelSchema.validateSync(label);
  } catch (error) {
    if (error instanceof ValidationError) throw new ControlError(400, error.message);
    throw error;
  }
}
