import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { PriceTile, PriceTileGroup } from '@homeview/ui/PriceTile';
import { SubscriptionTile } from '@homeview/ui/SubscriptionTile';

const ignore = () => undefined;

export const Ours = () => (
  <>
    <PriceTileGroup label="Billing cycle">
      {['$3.99', '$39.99'].map((price) => (
        <PriceTile
          key={price}
          name="price"
          selected={price === '$3.99'}
          onSelect={ignore}
          cycleLabel="Monthly"
          coverage="Covers 1 device"
          badge="Save 16 %"
          price={price}
        />
      ))}
    </PriceTileGroup>
    <SubscriptionTile
      name="Cloud Recording"
      statusLabel="Active"
      statusTone="active"
      lines={[{ label: 'Renews on', value: '12/24/2026' }]}
      devicesLabel="1 device"
      href="/subscription/70001"
    />
  </>
);

export const Plain = () => (
  <>
    <RadioGroup value="$3.99" onChange={ignore}>
      {['$3.99', '$39.99'].map((price) => (
        <Card key={price}>
          <FormControlLabel value={price} control={<Radio />} label="Monthly" />
          <Typography variant="h4">{price}</Typography>
          <Typography>Covers 1 device</Typography>
          <Chip label="Save 16 %" />
        </Card>
      ))}
    </RadioGroup>
    <Card>
      <CardActionArea href="/subscription/70001">
        <CardContent>
          <Typography variant="h6">Cloud Recording</Typography>
          <Chip label="Active" />
          <Typography>Renews on 12/24/2026</Typography>
          <Typography>1 device</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  </>
);
