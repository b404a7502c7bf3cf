import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useHomeQuery } from './store';

/** What the portal's home shows for the scenario `demo`, from one answer. */
export function Home() {
  const { data } = useHomeQuery(null);
  if (!data) return null;
  const { house, plan, uncovered } = data;
  return (
    <>
      <AppBar position="sticky" color="inherit">
        <Toolbar>
          <Typography sx={{ flexGrow: 1 }}>HomeView</Typography>
          <Button>{house}</Button>
        </Toolbar>
      </AppBar>
      <Container component="main">
        <Stack spacing={2.5}>
          <Typography variant="h1">
            <FormattedMessage id="home.title" />
          </Typography>
          <Typography color="textSecondary">
            Next payment for {house}: {plan.price} plus tax on {plan.renewal}.
          </Typography>
          <Typography color="textSecondary">
            {uncovered.length} devices at {house} have no plan.
          </Typography>
          <Card>
            <CardActionArea sx={{ p: 2 }}>
              <Stack spacing={1}>
                <Typography variant="h2">{plan.name}</Typography>
                <Chip label={plan.state} size="small" />
                <Typography>Renews on {plan.renewal}</Typography>
                <Typography>Price {plan.price}</Typography>
                <LinearProgress variant="determinate" value={100} aria-label="Devices" />
                <Typography>1 of 1 device</Typography>
                <Typography>{plan.devices}</Typography>
                <Typography color="textSecondary">{plan.left}</Typography>
              </Stack>
            </CardActionArea>
          </Card>
          <Typography variant="h2">Devices without a plan</Typography>
          <List>
            {uncovered.map((name) => (
              <ListItem key={name} divider>
                <ListItemText primary={name} />
              </ListItem>
            ))}
          </List>
          <Button variant="outlined">Choose a plan</Button>
          <Link href="/giftCard">Redeem a gift card</Link>
        </Stack>
      </Container>
      <Box sx={{ position: 'sticky', bottom: 0, p: 2 }}>
        <Button variant="contained" fullWidth>
          <FormattedMessage id="home.addSubscription" />
        </Button>
      </Box>
    </>
  );
}
